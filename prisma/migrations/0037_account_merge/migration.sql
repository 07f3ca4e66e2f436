-- CreateTable
CREATE TABLE "account_merge" (
    "id" UUID NOT NULL,
    "kept_id" UUID,
    "gone_id" UUID NOT NULL,
    "manifest" JSONB NOT NULL,
    "merged_at" TIMESTAMPTZ(3) NOT NULL,
    "undone_at" TIMESTAMPTZ(3),

    CONSTRAINT "account_merge_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "account_merge_kept_id_idx" ON "account_merge"("kept_id");

-- CreateIndex
CREATE INDEX "account_merge_gone_id_idx" ON "account_merge"("gone_id");

-- CreateIndex
CREATE INDEX "account_merge_merged_at_idx" ON "account_merge"("merged_at");

-- AddForeignKey
ALTER TABLE "account_merge" ADD CONSTRAINT "account_merge_kept_id_fkey" FOREIGN KEY ("kept_id") REFERENCES "account"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "account_merge" ADD CONSTRAINT "account_merge_gone_id_fkey" FOREIGN KEY ("gone_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- By hand: an account goes into one other.
CREATE UNIQUE INDEX "account_merge_open_key" ON "account_merge" ("gone_id") WHERE "undone_at" IS NULL;
ALTER TABLE "account_merge" ADD CONSTRAINT "account_merge_two_check" CHECK ("kept_id" <> "gone_id");
