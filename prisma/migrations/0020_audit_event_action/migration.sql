-- CreateIndex
CREATE INDEX CONCURRENTLY "audit_event_action_at_idx" ON "audit_event"("action", "at");
