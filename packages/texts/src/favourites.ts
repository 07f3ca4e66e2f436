/** Articles a reader marked. */
export const favouriteTexts = {
  title: 'Gemerkte Artikel',
  empty:
    'Sie haben noch keinen Artikel gemerkt. Tippen Sie unter einem Text auf „Artikel merken“, dann finden Sie den Artikel hier wieder.',
  marked: (moment: string) => `Gemerkt am ${moment}`,
  remove: 'Entfernen',
  removeNamed: (title: string) => `„${title}“ von der Merkliste entfernen`,
  removed: 'Der Artikel steht nicht mehr auf Ihrer Merkliste.',
} as const
