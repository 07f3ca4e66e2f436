/** How the subscription service is reached, after a sentence that sends readers there. */
export const serviceContact = (phone: string, hours: string) =>
  `Sie erreichen ihn unter [${phone}] (${hours}). Mehr steht auf der Seite [Hilfe].`
