/** What a harness is told to be one of production: hosts of its own, no development switch, no key for the mail system. */
export const production = {
  ENVIRONMENT: 'production',
  MOCK_CONTROL: '0',
  ALLOW_MOCK_HEADER: '0',
  KEYS: '{}',
  DATABASE_URL: 'postgresql://unused.example/leserkonto',
  EDITION_URLS: 'az=https://az.example,rt=https://rt.example,ht=https://ht.example,sso=https://konto.example',
  SMTP_HOST: 'unused.example',
  MAIL_FROM: 'leserkonto@unused.example',
  TRUST_PROXY: '',
  EVENT_SECRET_MAIL: undefined,
}
