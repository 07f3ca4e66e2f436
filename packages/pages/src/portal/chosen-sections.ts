import { type PortalSection, portalSections, settingTexts } from '@leserkonto/texts'

/** Sections a reader ticked in the profile, in their order. apps/web keeps them in features/settings. */
export function chosenSections(
  settings: readonly { readonly name: string; readonly value: string }[],
): PortalSection[] {
  const isOn = (topic: string) =>
    settings.some(({ name, value }) => name === `topic.${topic}` && value === 'on')
  const chosen = Object.entries(settingTexts.topics.names).flatMap(([topic, name]) =>
    isOn(topic) ? [name] : [],
  )
  return portalSections.filter(({ name }) => chosen.some((one) => one === name))
}
