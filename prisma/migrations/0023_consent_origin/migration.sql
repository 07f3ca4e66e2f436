-- By hand: steps of consent that still have a network address, browser or words of the reader, by age, for what retention removes.
CREATE INDEX CONCURRENTLY "consent_event_origin_idx" ON "consent_event"("at") WHERE "ip" IS NOT NULL OR "user_agent" IS NOT NULL OR "reason_text" IS NOT NULL;
