// npm run build – the database client and the pages, as production serves them; what is up to date is left as it is.
import { buildWeb, generateClient } from './stack/build.ts'

await generateClient()
await buildWeb()
