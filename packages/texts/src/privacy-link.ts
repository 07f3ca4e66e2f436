/**
 * The link at the foot of each page that opens the question about measuring again. It has its own file, like the
 * success pages, because the first load contains whole files.
 */
export const privacySettings = 'Datenschutz-Einstellungen'
