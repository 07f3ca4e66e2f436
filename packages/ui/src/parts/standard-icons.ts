import {
  faFacebook,
  faInstagram,
  faWhatsapp,
  faXTwitter,
  faYoutube,
} from '@fortawesome/free-brands-svg-icons'
import {
  faBell as regularBell,
  faBookmark as regularBookmark,
  faCirclePlay as regularCirclePlay,
  faComment as regularComment,
  faEnvelope as regularEnvelope,
  faHeart as regularHeart,
  faImage as regularImage,
  faNewspaper as regularNewspaper,
  faStar as regularStar,
  faUser as regularUser,
} from '@fortawesome/free-regular-svg-icons'
import {
  faBell,
  faBookmark,
  faCirclePlay,
  faComment,
  faEnvelope,
  faGear,
  faHeart,
  faImage,
  faMagnifyingGlass,
  faNewspaper,
  faPhone,
  faShareNodes,
  faStar,
  faUser,
} from '@fortawesome/free-solid-svg-icons'
import { registerIcons } from './icon-registry.ts'

/**
 * Registers the icons that editors name in accordions, headers and section cards, in every style the free set has of them:
 * solid of all, regular of most; 9 kB, so only where data names them.
 */
export const registerStandardIcons = (): void =>
  registerIcons(
    faBell,
    faBookmark,
    faCirclePlay,
    faComment,
    faEnvelope,
    faFacebook,
    faGear,
    faHeart,
    faImage,
    faInstagram,
    faMagnifyingGlass,
    faNewspaper,
    faPhone,
    faShareNodes,
    faStar,
    faUser,
    faWhatsapp,
    faXTwitter,
    faYoutube,
    regularBell,
    regularBookmark,
    regularCirclePlay,
    regularComment,
    regularEnvelope,
    regularHeart,
    regularImage,
    regularNewspaper,
    regularStar,
    regularUser,
  )
