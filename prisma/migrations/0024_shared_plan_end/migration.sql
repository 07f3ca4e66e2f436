-- CreateIndex
CREATE INDEX CONCURRENTLY "shared_subscription_status_ends_at_idx" ON "shared_subscription"("status", "ends_at");
