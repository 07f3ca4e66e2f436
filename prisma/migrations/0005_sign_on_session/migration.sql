-- AlterTable
ALTER TABLE "session" ADD COLUMN     "sign_on_id" UUID;

-- CreateTable
CREATE TABLE "sign_on_session" (
    "id" UUID NOT NULL,
    "account_id" UUID NOT NULL,
    "secret_hash" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "last_seen_at" TIMESTAMPTZ(3) NOT NULL,
    "auth_time" TIMESTAMPTZ(3),
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "sign_on_session_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "sign_on_session_secret_hash_key" ON "sign_on_session"("secret_hash");

-- CreateIndex
CREATE INDEX "sign_on_session_account_id_idx" ON "sign_on_session"("account_id");

-- CreateIndex
CREATE INDEX "sign_on_session_expires_at_idx" ON "sign_on_session"("expires_at");

-- CreateIndex
CREATE INDEX "session_sign_on_id_idx" ON "session"("sign_on_id");

-- AddForeignKey
ALTER TABLE "session" ADD CONSTRAINT "session_sign_on_id_fkey" FOREIGN KEY ("sign_on_id") REFERENCES "sign_on_session"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sign_on_session" ADD CONSTRAINT "sign_on_session_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- By hand.
ALTER TABLE "sign_on_session"
  ADD CONSTRAINT "sign_on_session_lifetime_check" CHECK ("expires_at" > "created_at");

ALTER TABLE "one_time_token"
  DROP CONSTRAINT "one_time_token_purpose_check",
  ADD CONSTRAINT "one_time_token_purpose_check" CHECK ("purpose" IN ('activation', 'email_change',
    'password_reset', 'newsletter_doi', 'newsletter_edit', 'invitation', 'token_sso', 'sign_on_keep', 'not_me',
    'login_register'));
