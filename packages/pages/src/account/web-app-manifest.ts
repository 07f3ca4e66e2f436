import type { ServedEdition } from '@leserkonto/editions'

/** Where the page about push messages has its manifest. */
export const manifestAddress = '/app.webmanifest'

/**
 * What a home screen needs to know of a newspaper. iPhones deliver push messages only to what was put there.
 * Source: https://www.w3.org/TR/appmanifest/
 */
export const webAppManifest = ({ name, theme, shortcut }: ServedEdition): string =>
  JSON.stringify({
    id: `/?${shortcut}`,
    name,
    short_name: name,
    lang: 'de',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    theme_color: theme.color,
    background_color: '#ffffff',
  })
