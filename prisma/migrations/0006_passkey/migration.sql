-- CreateTable
CREATE TABLE "passkey" (
    "id" UUID NOT NULL,
    "account_id" UUID NOT NULL,
    "credential_id" TEXT NOT NULL,
    "public_key" TEXT NOT NULL,
    "counter" BIGINT NOT NULL,
    "transports" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "device_type" TEXT NOT NULL,
    "backed_up" BOOLEAN NOT NULL,
    "name" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "last_used_at" TIMESTAMPTZ(3),

    CONSTRAINT "passkey_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "passkey_credential_id_key" ON "passkey"("credential_id");

-- CreateIndex
CREATE INDEX "passkey_account_id_idx" ON "passkey"("account_id");

-- AddForeignKey
ALTER TABLE "passkey" ADD CONSTRAINT "passkey_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- By hand: checks, and the purpose of a challenge that was used.
ALTER TABLE "passkey"
  ADD CONSTRAINT "passkey_counter_check" CHECK ("counter" BETWEEN 0 AND 4294967295),
  ADD CONSTRAINT "passkey_device_type_check" CHECK ("device_type" IN ('singleDevice', 'multiDevice')),
  ADD CONSTRAINT "passkey_credential_id_check" CHECK ("credential_id" ~ '^[A-Za-z0-9_-]+$');
ALTER TABLE "one_time_token"
  DROP CONSTRAINT "one_time_token_purpose_check",
  ADD CONSTRAINT "one_time_token_purpose_check" CHECK ("purpose" IN ('activation', 'email_change',
    'password_reset', 'newsletter_doi', 'newsletter_edit', 'invitation', 'token_sso', 'sign_on_keep', 'not_me',
    'login_register', 'passkey'));
