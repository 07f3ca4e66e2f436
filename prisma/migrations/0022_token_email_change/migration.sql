-- By hand: what is deleted looks for its links; without this each row would read them all.
CREATE INDEX CONCURRENTLY "one_time_token_email_change_id_idx" ON "one_time_token"("email_change_id") WHERE "email_change_id" IS NOT NULL;
