// What is told when a limit refuses: how long, and the other way where there is one. Source: docs/spec/contract.md#limits.

const any = 'Zu viele Anfragen. Bitte versuchen Sie es {wait} noch einmal.'

const byLimit: Readonly<Record<string, string>> = {
  loginFailure:
    'Zu viele Fehlversuche. Mit Ihrem Passwort können Sie sich {wait} wieder anmelden, mit einem Code per E-Mail schon jetzt. Wenn Sie Ihr Passwort vergessen haben, setzen Sie es bitte zurück.',
  loginCode:
    'Sie haben schon einen Code angefordert. Den nächsten können Sie {wait} anfordern. Wenn Sie ein Passwort haben, können Sie sich damit schon jetzt anmelden.',
  guess: 'Zu viele Fehlversuche. Bitte versuchen Sie es {wait} noch einmal.',
}

/** The refusal by a limit, for `seconds` if that is known. */
export const limitText = (limit: unknown, seconds: number | undefined): string =>
  (byLimit[String(limit)] ?? any).replace('{wait}', waitText(seconds))

/** 'in 15 Minuten'; from an hour and a half on in hours. */
function waitText(seconds: number | undefined): string {
  if (seconds === undefined) return 'später'
  const minutes = Math.ceil(seconds / 60)
  if (minutes > 90) return `in ${Math.ceil(minutes / 60)} Stunden`
  return minutes <= 1 ? 'in einer Minute' : `in ${minutes} Minuten`
}
