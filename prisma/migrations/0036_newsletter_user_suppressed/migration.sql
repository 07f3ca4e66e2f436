-- By hand, since the schema knows no conditions: few mailboxes refuse mails, and the desk lists those of customers.
CREATE INDEX CONCURRENTLY "newsletter_user_suppressed_at_idx" ON "newsletter_user"("suppressed_at") WHERE "suppressed_at" IS NOT NULL;
