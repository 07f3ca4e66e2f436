-- CreateTable
CREATE TABLE "push_subscription" (
    "id" UUID NOT NULL,
    "account_id" UUID NOT NULL,
    "session_id" UUID NOT NULL,
    "edition" TEXT NOT NULL,
    "endpoint_hash" TEXT NOT NULL,
    "target" TEXT NOT NULL,
    "topics" TEXT[],
    "refusals" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "push_subscription_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "push_subscription_session_id_key" ON "push_subscription"("session_id");

-- CreateIndex
CREATE UNIQUE INDEX "push_subscription_endpoint_hash_key" ON "push_subscription"("endpoint_hash");

-- CreateIndex
CREATE INDEX "push_subscription_account_id_idx" ON "push_subscription"("account_id");

-- CreateIndex
CREATE INDEX "push_subscription_edition_id_idx" ON "push_subscription"("edition", "id");

-- AddForeignKey
ALTER TABLE "push_subscription" ADD CONSTRAINT "push_subscription_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "push_subscription" ADD CONSTRAINT "push_subscription_session_id_fkey" FOREIGN KEY ("session_id") REFERENCES "session"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- By hand: what is due of push messages, which have rounds of their own.
CREATE INDEX "outbox_due_push_idx" ON "outbox"("next_at") WHERE "died_at" IS NULL AND "kind" LIKE 'push.%';
