// npm run build – the database client and the pages as production serves them; skips what is up to date.
import { buildWeb, generateClient } from './stack/build.ts'

await generateClient()
await buildWeb()
