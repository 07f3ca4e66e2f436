import { defineConfig } from 'prisma/config'

// Only `prisma generate` reads this; migrations run through apps/api/src/store/migrate.ts.
export default defineConfig({ schema: 'prisma/schema.prisma' })
