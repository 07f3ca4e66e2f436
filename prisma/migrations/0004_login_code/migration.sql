-- CreateTable
CREATE TABLE "login_code" (
    "id" UUID NOT NULL,
    "attempt_hash" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "email_key" TEXT NOT NULL,
    "code_mac" TEXT,
    "is_known" BOOLEAN NOT NULL DEFAULT false,
    "mail_id" TEXT,
    "tries" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "consumed_at" TIMESTAMPTZ(3),
    "superseded_at" TIMESTAMPTZ(3),

    CONSTRAINT "login_code_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "login_code_attempt_hash_key" ON "login_code"("attempt_hash");

-- CreateIndex
CREATE INDEX "login_code_email_key_idx" ON "login_code"("email_key");

-- CreateIndex
CREATE INDEX "login_code_expires_at_idx" ON "login_code"("expires_at");

-- By hand: checks, and the purpose of the token that opens an account after its mailbox was proven by a code.
ALTER TABLE "login_code"
  ADD CONSTRAINT "login_code_tries_check" CHECK ("tries" BETWEEN 0 AND 5),
  ADD CONSTRAINT "login_code_email_key_check" CHECK ("email_key" = lower("email_key")),
  ADD CONSTRAINT "login_code_lifetime_check" CHECK ("expires_at" > "created_at"),
  ADD CONSTRAINT "login_code_mailed_check" CHECK ("consumed_at" IS NULL OR "code_mac" IS NOT NULL);
ALTER TABLE "one_time_token"
  DROP CONSTRAINT "one_time_token_purpose_check",
  ADD CONSTRAINT "one_time_token_purpose_check" CHECK ("purpose" IN ('activation', 'email_change',
    'password_reset', 'newsletter_doi', 'newsletter_edit', 'invitation', 'token_sso', 'not_me', 'login_register'));
