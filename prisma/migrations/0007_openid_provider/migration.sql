-- AlterTable
ALTER TABLE "session" ADD COLUMN     "client_id" TEXT,
ADD COLUMN     "parent_id" UUID,
ADD COLUMN     "sign_out" TEXT;

-- CreateTable
CREATE TABLE "oidc_entry" (
    "kind" TEXT NOT NULL,
    "id_hash" TEXT NOT NULL,
    "payload" TEXT NOT NULL,
    "user_code_hash" TEXT,
    "session_id" UUID,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "consumed_at" TIMESTAMPTZ(3),

    CONSTRAINT "oidc_entry_pkey" PRIMARY KEY ("kind","id_hash")
);

-- CreateTable
CREATE TABLE "partner_consent" (
    "account_id" UUID NOT NULL,
    "client_id" TEXT NOT NULL,
    "scopes" TEXT[],
    "given_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "partner_consent_pkey" PRIMARY KEY ("account_id","client_id")
);

-- CreateIndex
CREATE UNIQUE INDEX "oidc_entry_user_code_hash_key" ON "oidc_entry"("user_code_hash");

-- CreateIndex
CREATE INDEX "oidc_entry_session_id_idx" ON "oidc_entry"("session_id");

-- CreateIndex
CREATE INDEX "oidc_entry_expires_at_idx" ON "oidc_entry"("expires_at");

-- CreateIndex
CREATE UNIQUE INDEX "session_parent_id_client_id_key" ON "session"("parent_id", "client_id");

-- AddForeignKey
ALTER TABLE "session" ADD CONSTRAINT "session_parent_id_fkey" FOREIGN KEY ("parent_id") REFERENCES "session"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "oidc_entry" ADD CONSTRAINT "oidc_entry_session_id_fkey" FOREIGN KEY ("session_id") REFERENCES "session"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "partner_consent" ADD CONSTRAINT "partner_consent_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- By hand: however a sign-in at a partner ends, with its session, its browser or its account, the partner is told.
-- The entry was sealed when the sign-in began; it is due at once.
CREATE FUNCTION enqueue_sign_out() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO outbox (id, kind, payload, idempotency_key, attempts, next_at, created_at)
  VALUES (OLD.id, 'partner.sign_out', OLD.sign_out, OLD.id::text, 0, OLD.created_at, OLD.created_at)
  ON CONFLICT (idempotency_key) DO NOTHING;
  RETURN NULL;
END
$$;
CREATE TRIGGER "session_sign_out" AFTER DELETE ON "session"
  FOR EACH ROW WHEN (OLD.sign_out IS NOT NULL) EXECUTE FUNCTION enqueue_sign_out();

ALTER TABLE "session" ADD CONSTRAINT "session_partner_check"
  CHECK ("client_id" IS NOT NULL OR ("parent_id" IS NULL AND "sign_out" IS NULL));
ALTER TABLE "oidc_entry" ADD CONSTRAINT "oidc_entry_id_hash_check" CHECK ("id_hash" ~ '^[A-Za-z0-9_-]{43}$');
