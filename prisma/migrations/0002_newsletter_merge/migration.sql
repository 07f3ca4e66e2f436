-- AlterTable
ALTER TABLE "newsletter_user" ADD COLUMN     "merged_into_id" UUID;

-- CreateIndex
CREATE INDEX "newsletter_user_merged_into_id_idx" ON "newsletter_user"("merged_into_id");

-- AddForeignKey
ALTER TABLE "newsletter_user" ADD CONSTRAINT "newsletter_user_merged_into_id_fkey" FOREIGN KEY ("merged_into_id") REFERENCES "newsletter_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- By hand: a merged newsletter user holds no address and no account any more.
ALTER TABLE "newsletter_user" ADD CONSTRAINT "newsletter_user_merged_check"
  CHECK ("merged_into_id" IS NULL OR ("email" = '' AND "email_key" = "id"::text AND "account_id" IS NULL));
