'use client'

import {
  faBluesky,
  faFacebook,
  faInstagram,
  faLinkedin,
  faMastodon,
  faThreads,
  faTiktok,
  faXing,
  faXTwitter,
  faYoutube,
} from '@fortawesome/free-brands-svg-icons'
import { faEnvelope } from '@fortawesome/free-regular-svg-icons'
import { faPhone, faShareNodes } from '@fortawesome/free-solid-svg-icons'
import { fullName, personName } from '@leserkonto/rules'
import { uiTexts } from '@leserkonto/texts'
import type { ComponentProps } from 'react'
import { Avatar } from '../Avatar/Avatar.tsx'
import { type HeadingTag, Headline } from '../Headline/Headline.tsx'
import { useWords } from '../hooks/use-words.ts'
import { Icon, type IconName } from '../Icon/Icon.tsx'
import { Link } from '../Link/Link.tsx'
import { classNames } from '../parts/class-names.ts'
import { registerIcons } from '../parts/icon-registry.ts'
import type { Words } from '../parts/words.ts'
import { mailLink, phoneLink } from './contact-links.ts'
import classes from './PersonDetail.module.css'

registerIcons(
  faBluesky,
  faFacebook,
  faInstagram,
  faLinkedin,
  faMastodon,
  faThreads,
  faTiktok,
  faXing,
  faXTwitter,
)
registerIcons(faYoutube, faEnvelope, faPhone, faShareNodes)

/** How the networks write themselves; another one is shown as the data names it, with a general sign. */
const networks: Readonly<Record<string, { name: string; icon: string }>> = {
  bluesky: { name: 'Bluesky', icon: 'bluesky' },
  facebook: { name: 'Facebook', icon: 'facebook' },
  instagram: { name: 'Instagram', icon: 'instagram' },
  linkedin: { name: 'LinkedIn', icon: 'linkedin' },
  mastodon: { name: 'Mastodon', icon: 'mastodon' },
  threads: { name: 'Threads', icon: 'threads' },
  tiktok: { name: 'TikTok', icon: 'tiktok' },
  twitter: { name: 'X', icon: 'x-twitter' },
  x: { name: 'X', icon: 'x-twitter' },
  xing: { name: 'Xing', icon: 'xing' },
  youtube: { name: 'YouTube', icon: 'youtube' },
}

export type PersonDetailProps = Omit<ComponentProps<'div'>, 'children'> & {
  name: string | readonly string[]
  picture?: string | null | undefined
  /** What the person does; stands below the name. */
  position?: string | null | undefined
  /** Network to link; empty links are dropped. Source: docs/spec/blocks.md#persondetail. */
  socialMedia?: Readonly<Record<string, string | null | undefined>>
  /** Address or mail link. */
  mail?: string | null | undefined
  /** Number as people write it, or phone link. */
  phone?: string | null | undefined
  /** Element of the name. @default 'p' */
  headingTag?: HeadingTag
}

/** A person with picture and the ways to reach them. */
export function PersonDetail({
  name,
  position,
  picture,
  socialMedia,
  mail,
  phone,
  headingTag = 'p',
  className,
  ...rest
}: PersonDetailProps) {
  const words = useWords('personDetail', uiTexts.personDetail)
  const { givenName, familyName } = personName(name)
  const shownName = fullName({ givenName, familyName })
  const ways = waysTo(shownName, { socialMedia: socialMedia ?? {}, mail, phone }, words)
  return (
    <div {...rest} className={classNames(classes.person, className)}>
      <Avatar
        user={{ given_name: givenName, family_name: familyName, profilePicture: picture }}
        size="large"
        decorative
      />
      <div className={classes.text}>
        <Headline variant={headingTag === 'h1' ? 'headline1' : 'headline4'} headingTag={headingTag}>
          {shownName}
        </Headline>
        {position && <p className={classes.position}>{position}</p>}
        {ways.length > 0 && (
          <ul className={classes.ways}>
            {ways.map(({ label, href, icon }) => (
              <li key={`${label} ${href}`}>
                <Link href={href} className={classes.way} aria-label={label} title={label}>
                  <Icon name={icon.name} iconStyle={icon.style} />
                </Link>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}

type Way = { label: string; href: string; icon: IconName }

function waysTo(
  name: string,
  { socialMedia = {}, mail, phone }: Pick<PersonDetailProps, 'socialMedia' | 'mail' | 'phone'>,
  words: Words['personDetail'],
): Way[] {
  const [mailTo, phoneTo] = [mailLink(mail), phoneLink(phone)]
  const social = Object.entries(socialMedia).flatMap(([network, href]) => {
    const known = networks[network.toLowerCase()]
    const icon: IconName = known
      ? { name: known.icon, style: 'brand' }
      : { name: 'share-nodes', style: 'solid' }
    return href?.trim() ? [{ label: words.on(name, known?.name ?? network), href, icon }] : []
  })
  return [
    ...(mailTo ? [{ label: words.mail(name), href: mailTo, icon: { name: 'envelope' } }] : []),
    ...(phoneTo
      ? [{ label: words.phone(name), href: phoneTo, icon: { name: 'phone', style: 'solid' } as const }]
      : []),
    ...social,
  ]
}
