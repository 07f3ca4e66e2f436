-- CreateTable
CREATE TABLE "webhook_event" (
    "id" UUID NOT NULL,
    "type" TEXT NOT NULL,
    "account_id" UUID,
    "body" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "webhook_event_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "webhook_event_at_idx" ON "webhook_event"("at");

-- CreateIndex
CREATE INDEX "webhook_event_account_id_idx" ON "webhook_event"("account_id", "type");

-- By hand: events for webhooks are taken last, see claimDue.
CREATE INDEX "outbox_due_idx" ON "outbox"(("kind" = 'webhook.event'), "next_at") WHERE "died_at" IS NULL;
