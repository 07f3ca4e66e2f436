/**
 * The page on which every contract can be cancelled, with or without a login.
 * Source: docs/spec/flows.md#cancellation-button.
 */
export const cancellationTexts = {
  title: 'Verträge hier kündigen',
  text: 'Hier kündigen Sie einen Vertrag mit uns, ohne sich anzumelden. Sie bekommen sofort eine E-Mail mit Datum und Uhrzeit.',
  kind: {
    ordinary: 'Ordentlich, zum vereinbarten oder nächstmöglichen Zeitpunkt',
    extraordinary: 'Außerordentlich, aus wichtigem Grund',
  },
  reason: 'Wichtiger Grund',
  contractHint: 'Zum Beispiel „AZ PLUS“, „E-Paper“ oder eine Vertragsnummer.',
  person: 'Wer kündigt?',
  customerHint: 'Steht auf Ihrer Rechnung. Ohne Kundennummer geben Sie bitte Ihre Adresse an.',
  endDate: 'Kündigen zum (freiwillig)',
  endDateHint: 'TT.MM.JJJJ. Ohne Angabe endet der Vertrag so früh wie möglich.',
  emailHint: 'An diese Adresse schicken wir die Eingangsbestätigung.',
  submit: 'Jetzt kündigen',
  done: {
    title: 'Ihre Kündigung ist eingegangen',
    text: (moment: string) => `Wir haben Ihre Kündigung am ${moment} Uhr erhalten.`,
    mail: (email: string) => `Die Eingangsbestätigung ist unterwegs an ${email}.`,
    receipt: (id: string) => `Vorgangsnummer: ${id}`,
    next: 'Wir prüfen Ihre Angaben und bestätigen Ihnen das Ende des Vertrags gesondert.',
    print: 'Bestätigung drucken',
  },
} as const
