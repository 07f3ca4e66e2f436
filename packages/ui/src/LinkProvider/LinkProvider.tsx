'use client'

import { type ComponentType, createContext, type ReactNode, use } from 'react'

/** What a link within the page's own host is made of: an anchor, or a router's link that takes the same props. */
export type InternalLink = ComponentType<{ href: string; children?: ReactNode }> | 'a'

/** The page that links are on. */
export type LinkSurroundings = {
  /** Host of the page with its port; without it only relative targets are internal. */
  readonly host?: string | undefined
  /** Reads 'www' literally: every target that starts with these letters is external. @default false */
  readonly strictWww?: boolean | undefined
  /** @default 'a' */
  readonly internalLink?: InternalLink | undefined
}

/** Without a provider a page has the host that its browser knows. */
const Surroundings = createContext<LinkSurroundings>({ host: globalThis.location?.host })

export type LinkProviderProps = LinkSurroundings & { children: ReactNode }

/** Tells every link below it the page's host and how the site moves within it. */
export const LinkProvider = ({ host, strictWww, internalLink, children }: LinkProviderProps) => (
  <Surroundings value={{ host, strictWww, internalLink }}>{children}</Surroundings>
)

/** The surroundings of the nearest provider; or what the browser knows. */
export const useLinkSurroundings = (): LinkSurroundings => use(Surroundings)
