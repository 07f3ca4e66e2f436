/**
 * Leads back to the question about measuring, from the foot of each page. In a file of its own, as the success pages
 * are: the first load carries whole files.
 */
export const privacySettings = 'Datenschutz-Einstellungen'
