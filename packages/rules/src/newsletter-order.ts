type List = { id: string; title: string; group_slug: string; sort_order: number }
type Group = { slug: string; title: string; sort_order: number; newsletters: string[] }

// German alphabet, whatever the server's locale: the database sorts bytes.
const german = new Intl.Collator('de')

/**
 * A newsletter catalogue in reading order: groups by sort_order then title, lists by their group and then alike;
 * lists of a group that is none come last.
 */
export function inReadingOrder<L extends List, G extends Group>(catalogue: {
  newsletters: readonly L[]
  groups: readonly G[]
}): { newsletters: L[]; groups: G[] } {
  const bySortOrder = (a: { sort_order: number; title: string }, b: { sort_order: number; title: string }) =>
    a.sort_order - b.sort_order || german.compare(a.title, b.title)
  const groups = catalogue.groups.toSorted(bySortOrder)
  const place = new Map(groups.map(({ slug }, index) => [slug, index]))
  const placeOf = ({ group_slug }: L) => place.get(group_slug) ?? groups.length
  const newsletters = catalogue.newsletters.toSorted((a, b) => placeOf(a) - placeOf(b) || bySortOrder(a, b))
  const listsOf = ({ slug, newsletters: ids }: G) =>
    newsletters.filter((list) => list.group_slug === slug && ids.includes(list.id)).map(({ id }) => id)
  return { newsletters, groups: groups.map((group) => ({ ...group, newsletters: listsOf(group) })) }
}
