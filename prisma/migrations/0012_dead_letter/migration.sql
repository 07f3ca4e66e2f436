-- AlterTable
ALTER TABLE "outbox" ADD COLUMN     "died_at" TIMESTAMPTZ(3),
ADD COLUMN     "waits_for" TEXT;

-- By hand: a dead letter has a cause; dead ones are not among those that are due; what waits for something that is down.
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_dead_check" CHECK ("died_at" IS NULL OR "last_error" IS NOT NULL);
DROP INDEX "outbox_next_at_idx";
CREATE INDEX "outbox_next_at_idx" ON "outbox"("next_at") WHERE "died_at" IS NULL;
CREATE INDEX "outbox_waits_for_idx" ON "outbox"("waits_for", "next_at") WHERE "waits_for" IS NOT NULL;
