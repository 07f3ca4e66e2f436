/** What a reader is told who got no answer; what was typed stays, and the control is there to be pressed again. */
export const noAnswerTexts = {
  /** Nothing came in time. */
  silent:
    'Wir haben keine Antwort bekommen. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  /** The device knows that it has no connection. */
  offline:
    'Ihr Gerät hat gerade keine Verbindung zum Internet. Bitte prüfen Sie die Verbindung und versuchen Sie es erneut.',
} as const
