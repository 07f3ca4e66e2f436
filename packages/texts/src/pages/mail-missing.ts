/** What readers can do to whom a mail does not come, before the ways to people who help. */
export const mailMissing =
  'Nichts angekommen? Das kann einige Minuten dauern. Bitte sehen Sie auch im Spam-Ordner nach. Kommt die E-Mail nicht, helfen wir Ihnen gern:'
