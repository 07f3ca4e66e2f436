-- By hand: what is deleted looks for its links; without this each row would read them all.
CREATE INDEX CONCURRENTLY "one_time_token_pending_registration_id_idx" ON "one_time_token"("pending_registration_id") WHERE "pending_registration_id" IS NOT NULL;
