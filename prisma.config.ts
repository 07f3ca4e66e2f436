import { join } from 'node:path'
import { defineConfig } from 'prisma/config'

// Prisma insists on a native engine that generating does not use; any existing file will do.
process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= join(import.meta.dirname, 'package.json')
process.env.PRISMA_HIDE_UPDATE_MESSAGE ??= '1'

// Only `prisma generate` reads this; migrations run through apps/api/src/store/database/migrate.ts.
export default defineConfig({ schema: 'prisma/schema.prisma' })
