-- By hand: steps of consent that still have a network address or browser, by age, for what retention removes.
CREATE INDEX CONCURRENTLY "consent_event_origin_idx" ON "consent_event"("at") WHERE "ip" IS NOT NULL OR "user_agent" IS NOT NULL;
