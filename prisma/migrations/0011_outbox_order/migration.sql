-- AlterTable
ALTER TABLE "outbox" ADD COLUMN     "order_key" TEXT,
ADD COLUMN     "position" BIGSERIAL NOT NULL;

-- CreateIndex
CREATE INDEX "outbox_order_key_position_idx" ON "outbox"("order_key", "position");
