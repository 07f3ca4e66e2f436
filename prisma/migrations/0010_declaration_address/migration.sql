-- AlterTable
ALTER TABLE "cancellation" ADD COLUMN     "email_hmac" TEXT;

-- CreateIndex
CREATE INDEX "cancellation_email_hmac_idx" ON "cancellation"("email_hmac");
