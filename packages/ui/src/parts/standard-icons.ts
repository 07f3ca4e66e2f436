import {
  faFacebook,
  faInstagram,
  faWhatsapp,
  faXTwitter,
  faYoutube,
} from '@fortawesome/free-brands-svg-icons'
import {
  faBell,
  faBookmark,
  faCirclePlay,
  faComment,
  faEnvelope,
  faHeart,
  faImage,
  faNewspaper,
  faStar,
  faUser,
} from '@fortawesome/free-regular-svg-icons'
import { faGear, faMagnifyingGlass, faPhone, faShareNodes } from '@fortawesome/free-solid-svg-icons'
import { registerIcons } from './icon-registry.ts'

/**
 * Registers the icons that editors name in accordions, headers and section cards; 6 kB, so only where data names them.
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
  )
