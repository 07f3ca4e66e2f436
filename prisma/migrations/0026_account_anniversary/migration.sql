-- CreateIndex
CREATE INDEX CONCURRENTLY "account_anniversary_idx" ON "account"("activated_at") WHERE "thanked_at" IS NULL;
