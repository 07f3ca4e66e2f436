-- CreateTable
CREATE TABLE "account" (
    "id" UUID NOT NULL,
    "email" TEXT NOT NULL,
    "email_key" TEXT NOT NULL,
    "password_hash" TEXT,
    "status" TEXT NOT NULL,
    "given_name" TEXT,
    "family_name" TEXT,
    "username" TEXT,
    "gender" TEXT,
    "customer_type" TEXT NOT NULL DEFAULT 'private',
    "company_name" TEXT,
    "birth_date" DATE,
    "source" TEXT NOT NULL,
    "gp_number" TEXT,
    "link_method" TEXT,
    "linked_at" TIMESTAMPTZ(3),
    "picture" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "activated_at" TIMESTAMPTZ(3),
    "blocked_at" TIMESTAMPTZ(3),
    "failure_notice_at" TIMESTAMPTZ(3),
    "seat_notice" TEXT,

    CONSTRAINT "account_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "session" (
    "id" UUID NOT NULL,
    "account_id" UUID NOT NULL,
    "edition" TEXT NOT NULL,
    "device" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "last_seen_at" TIMESTAMPTZ(3) NOT NULL,
    "auth_time" TIMESTAMPTZ(3),
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "session_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "known_device" (
    "token_hash" TEXT NOT NULL,
    "account_id" UUID NOT NULL,
    "seen_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "known_device_pkey" PRIMARY KEY ("token_hash","account_id")
);

-- CreateTable
CREATE TABLE "pending_registration" (
    "id" UUID NOT NULL,
    "email" TEXT NOT NULL,
    "email_key" TEXT NOT NULL,
    "password_hash" TEXT NOT NULL,
    "decoy" BOOLEAN NOT NULL DEFAULT false,
    "edition" TEXT NOT NULL,
    "profile" JSONB NOT NULL DEFAULT '{}',
    "newsletter_ids" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "consent_text_version" TEXT,
    "invitation_id" UUID,
    "return_url" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "pending_registration_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "one_time_token" (
    "id" UUID NOT NULL,
    "purpose" TEXT NOT NULL,
    "token_hash" TEXT NOT NULL,
    "account_id" UUID,
    "newsletter_user_id" UUID,
    "invitation_id" UUID,
    "pending_registration_id" UUID,
    "email_change_id" UUID,
    "email_key" TEXT,
    "payload" JSONB NOT NULL DEFAULT '{}',
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "consumed_at" TIMESTAMPTZ(3),
    "superseded_at" TIMESTAMPTZ(3),

    CONSTRAINT "one_time_token_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "email_change" (
    "id" UUID NOT NULL,
    "account_id" UUID NOT NULL,
    "new_email" TEXT NOT NULL,
    "new_email_key" TEXT NOT NULL,
    "edition" TEXT NOT NULL,
    "requested_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "confirmed_at" TIMESTAMPTZ(3),
    "cancelled_at" TIMESTAMPTZ(3),

    CONSTRAINT "email_change_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "newsletter_user" (
    "id" UUID NOT NULL,
    "email" TEXT NOT NULL,
    "email_key" TEXT NOT NULL,
    "account_id" UUID,
    "suppressed_at" TIMESTAMPTZ(3),
    "suppress_reason" TEXT,
    "edit_epoch" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "newsletter_user_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "newsletter_subscription" (
    "newsletter_user_id" UUID NOT NULL,
    "newsletter_id" TEXT NOT NULL,
    "edition" TEXT NOT NULL,
    "origin" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "registered_at" TIMESTAMPTZ(3) NOT NULL,
    "mail_sent_at" TIMESTAMPTZ(3),
    "optin_confirmation_date" TIMESTAMPTZ(3),
    "unsubscribed_at" TIMESTAMPTZ(3),
    "reason" TEXT,
    "reason_text" TEXT,

    CONSTRAINT "newsletter_subscription_pkey" PRIMARY KEY ("newsletter_user_id","newsletter_id")
);

-- CreateTable
CREATE TABLE "consent_event" (
    "id" UUID NOT NULL,
    "newsletter_user_id" UUID,
    "email_hmac" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "newsletter_ids" TEXT[],
    "at" TIMESTAMPTZ(3) NOT NULL,
    "ip" TEXT,
    "user_agent" TEXT,
    "edition" TEXT NOT NULL,
    "text_version" TEXT,
    "text_sha256" TEXT,
    "mail_id" TEXT,
    "method" TEXT NOT NULL,
    "company_id" INTEGER,
    "acquisition_id" INTEGER,
    "channel_id" INTEGER,
    "campaign" TEXT,

    CONSTRAINT "consent_event_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "shared_subscription" (
    "id" UUID NOT NULL,
    "crm_subscription_id" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "edition" TEXT NOT NULL,
    "company_name" TEXT,
    "max_members" INTEGER NOT NULL,
    "allowed_domains" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "owner_gp_number" TEXT NOT NULL,
    "status" TEXT NOT NULL,
    "ended_at" TIMESTAMPTZ(3),
    "ends_at" TIMESTAMPTZ(3),
    "ending_notice_at" TIMESTAMPTZ(3),
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "shared_subscription_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "shared_seat" (
    "id" UUID NOT NULL,
    "shared_subscription_id" UUID NOT NULL,
    "email" TEXT NOT NULL,
    "email_key" TEXT NOT NULL,
    "given_name" TEXT,
    "family_name" TEXT,
    "account_id" UUID,
    "status" TEXT NOT NULL,
    "crm_seat_id" TEXT,
    "invited_by" UUID,
    "invited_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "accepted_at" TIMESTAMPTZ(3),
    "activated_at" TIMESTAMPTZ(3),
    "ended_at" TIMESTAMPTZ(3),
    "address_misses" INTEGER NOT NULL DEFAULT 0,
    "locked_until" TIMESTAMPTZ(3),

    CONSTRAINT "shared_seat_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "shared_event" (
    "id" UUID NOT NULL,
    "shared_subscription_id" UUID NOT NULL,
    "seat_id" UUID,
    "actor_account_id" UUID,
    "from_status" TEXT,
    "to_status" TEXT NOT NULL,
    "reason" TEXT,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "shared_event_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "setting" (
    "account_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "value" TEXT NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "setting_pkey" PRIMARY KEY ("account_id","name")
);

-- CreateTable
CREATE TABLE "favourite" (
    "account_id" UUID NOT NULL,
    "edition" TEXT NOT NULL,
    "item_id" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "url" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "favourite_pkey" PRIMARY KEY ("account_id","edition","item_id")
);

-- CreateTable
CREATE TABLE "rate_limit" (
    "bucket" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "window_start" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "count" INTEGER NOT NULL,

    CONSTRAINT "rate_limit_pkey" PRIMARY KEY ("bucket","key")
);

-- CreateTable
CREATE TABLE "outbox" (
    "id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "payload" TEXT NOT NULL,
    "idempotency_key" TEXT NOT NULL,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "next_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "last_error" TEXT,

    CONSTRAINT "outbox_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "mail_log" (
    "id" UUID NOT NULL,
    "purpose" TEXT NOT NULL,
    "recipient_hmac" TEXT NOT NULL,
    "edition" TEXT NOT NULL,
    "template_version" TEXT NOT NULL,
    "message_id" TEXT NOT NULL,
    "state" TEXT NOT NULL,
    "error" TEXT,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "mail_log_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "suppression" (
    "email_hmac" TEXT NOT NULL,
    "scope" TEXT NOT NULL,
    "reason" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3),

    CONSTRAINT "suppression_pkey" PRIMARY KEY ("email_hmac","scope")
);

-- CreateTable
CREATE TABLE "rights_copy" (
    "gp_number" TEXT NOT NULL,
    "payload" JSONB NOT NULL,
    "fetched_at" TIMESTAMPTZ(3) NOT NULL,
    "crm_seq" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "rights_copy_pkey" PRIMARY KEY ("gp_number")
);

-- CreateTable
CREATE TABLE "link_proof" (
    "id" UUID NOT NULL,
    "account_id" UUID NOT NULL,
    "gp_number" TEXT NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "used_at" TIMESTAMPTZ(3),

    CONSTRAINT "link_proof_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "inbound_event" (
    "id" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "received_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "inbound_event_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "cancellation" (
    "id" UUID NOT NULL,
    "payload" TEXT NOT NULL,
    "received_at" TIMESTAMPTZ(3) NOT NULL,
    "submitted_at" TIMESTAMPTZ(3),

    CONSTRAINT "cancellation_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "picture_object" (
    "bucket" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "account_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "orphan_at" TIMESTAMPTZ(3),

    CONSTRAINT "picture_object_pkey" PRIMARY KEY ("bucket","key")
);

-- CreateTable
CREATE TABLE "audit_event" (
    "id" UUID NOT NULL,
    "account_id" UUID,
    "actor" TEXT NOT NULL,
    "action" TEXT NOT NULL,
    "detail" JSONB NOT NULL DEFAULT '{}',
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "audit_event_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "job" (
    "name" TEXT NOT NULL,
    "next_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "job_pkey" PRIMARY KEY ("name")
);

-- CreateIndex
CREATE UNIQUE INDEX "account_email_key_key" ON "account"("email_key");

-- CreateIndex
CREATE UNIQUE INDEX "account_gp_number_key" ON "account"("gp_number");

-- CreateIndex
CREATE INDEX "session_account_id_idx" ON "session"("account_id");

-- CreateIndex
CREATE INDEX "session_expires_at_idx" ON "session"("expires_at");

-- CreateIndex
CREATE INDEX "pending_registration_email_key_idx" ON "pending_registration"("email_key", "created_at");

-- CreateIndex
CREATE INDEX "pending_registration_expires_at_idx" ON "pending_registration"("expires_at");

-- CreateIndex
CREATE UNIQUE INDEX "one_time_token_token_hash_key" ON "one_time_token"("token_hash");

-- CreateIndex
CREATE INDEX "one_time_token_purpose_email_key_idx" ON "one_time_token"("purpose", "email_key");

-- CreateIndex
CREATE INDEX "one_time_token_purpose_account_id_idx" ON "one_time_token"("purpose", "account_id");

-- CreateIndex
CREATE INDEX "one_time_token_purpose_newsletter_user_id_idx" ON "one_time_token"("purpose", "newsletter_user_id");

-- CreateIndex
CREATE INDEX "one_time_token_purpose_invitation_id_idx" ON "one_time_token"("purpose", "invitation_id");

-- CreateIndex
CREATE INDEX "one_time_token_expires_at_idx" ON "one_time_token"("expires_at");

-- CreateIndex
CREATE UNIQUE INDEX "newsletter_user_email_key_key" ON "newsletter_user"("email_key");

-- CreateIndex
CREATE UNIQUE INDEX "newsletter_user_account_id_key" ON "newsletter_user"("account_id");

-- CreateIndex
CREATE INDEX "newsletter_subscription_state_idx" ON "newsletter_subscription"("state", "registered_at");

-- CreateIndex
CREATE INDEX "consent_event_newsletter_user_id_idx" ON "consent_event"("newsletter_user_id", "at");

-- CreateIndex
CREATE INDEX "consent_event_email_hmac_idx" ON "consent_event"("email_hmac", "at");

-- CreateIndex
CREATE UNIQUE INDEX "shared_subscription_crm_subscription_id_key" ON "shared_subscription"("crm_subscription_id");

-- CreateIndex
CREATE INDEX "shared_subscription_owner_gp_number_idx" ON "shared_subscription"("owner_gp_number");

-- CreateIndex
CREATE INDEX "shared_seat_subscription_status_idx" ON "shared_seat"("shared_subscription_id", "status");

-- CreateIndex
CREATE INDEX "shared_seat_email_key_idx" ON "shared_seat"("email_key");

-- CreateIndex
CREATE INDEX "shared_seat_status_expires_at_idx" ON "shared_seat"("status", "expires_at");

-- CreateIndex
CREATE INDEX "shared_event_subscription_at_idx" ON "shared_event"("shared_subscription_id", "at");

-- CreateIndex
CREATE INDEX "rate_limit_expires_at_idx" ON "rate_limit"("expires_at");

-- CreateIndex
CREATE UNIQUE INDEX "outbox_idempotency_key_key" ON "outbox"("idempotency_key");

-- CreateIndex
CREATE INDEX "outbox_next_at_idx" ON "outbox"("next_at");

-- CreateIndex
CREATE INDEX "mail_log_recipient_hmac_idx" ON "mail_log"("recipient_hmac", "at");

-- CreateIndex
CREATE INDEX "mail_log_message_id_idx" ON "mail_log"("message_id");

-- CreateIndex
CREATE INDEX "link_proof_account_id_idx" ON "link_proof"("account_id", "gp_number");

-- CreateIndex
CREATE INDEX "inbound_event_received_at_idx" ON "inbound_event"("received_at");

-- CreateIndex
CREATE INDEX "picture_object_orphan_at_idx" ON "picture_object"("orphan_at");

-- CreateIndex
CREATE INDEX "audit_event_account_id_idx" ON "audit_event"("account_id", "at");

-- AddForeignKey
ALTER TABLE "session" ADD CONSTRAINT "session_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "known_device" ADD CONSTRAINT "known_device_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "one_time_token" ADD CONSTRAINT "one_time_token_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "one_time_token" ADD CONSTRAINT "one_time_token_newsletter_user_id_fkey" FOREIGN KEY ("newsletter_user_id") REFERENCES "newsletter_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "one_time_token" ADD CONSTRAINT "one_time_token_invitation_id_fkey" FOREIGN KEY ("invitation_id") REFERENCES "shared_seat"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "one_time_token" ADD CONSTRAINT "one_time_token_pending_registration_id_fkey" FOREIGN KEY ("pending_registration_id") REFERENCES "pending_registration"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "one_time_token" ADD CONSTRAINT "one_time_token_email_change_id_fkey" FOREIGN KEY ("email_change_id") REFERENCES "email_change"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "email_change" ADD CONSTRAINT "email_change_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "newsletter_user" ADD CONSTRAINT "newsletter_user_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "newsletter_subscription" ADD CONSTRAINT "newsletter_subscription_newsletter_user_id_fkey" FOREIGN KEY ("newsletter_user_id") REFERENCES "newsletter_user"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "shared_seat" ADD CONSTRAINT "shared_seat_shared_subscription_id_fkey" FOREIGN KEY ("shared_subscription_id") REFERENCES "shared_subscription"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "shared_seat" ADD CONSTRAINT "shared_seat_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "setting" ADD CONSTRAINT "setting_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "favourite" ADD CONSTRAINT "favourite_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "link_proof" ADD CONSTRAINT "link_proof_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- ---------------------------------------------------------------------------------------------------------
-- By hand from here: what Prisma's schema cannot express.

-- One live seat per address and plan, one live seat per reader (flows.md §6).
CREATE UNIQUE INDEX "shared_seat_live_email_key" ON "shared_seat" ("shared_subscription_id", "email_key")
  WHERE "status" IN ('invited', 'accepted', 'activated');
CREATE UNIQUE INDEX "shared_seat_live_account_key" ON "shared_seat" ("account_id")
  WHERE "status" IN ('accepted', 'activated');
-- One open change of address per account: the newest supersedes (flows.md §3).
CREATE UNIQUE INDEX "email_change_open_key" ON "email_change" ("account_id")
  WHERE "confirmed_at" IS NULL AND "cancelled_at" IS NULL;

ALTER TABLE "account"
  ADD CONSTRAINT "account_status_check" CHECK ("status" IN ('registered', 'activated', 'blocked')),
  ADD CONSTRAINT "account_activated_check" CHECK ("status" <> 'activated' OR "activated_at" IS NOT NULL),
  ADD CONSTRAINT "account_gender_check" CHECK ("gender" IN ('male', 'female', 'divers')),
  ADD CONSTRAINT "account_customer_type_check" CHECK ("customer_type" IN ('private', 'company')),
  ADD CONSTRAINT "account_email_key_check" CHECK ("email_key" = lower("email_key")),
  ADD CONSTRAINT "account_link_check" CHECK (("gp_number" IS NULL) = ("link_method" IS NULL)),
  ADD CONSTRAINT "account_link_method_check" CHECK ("link_method" IN ('number', 'email', 'address'));

ALTER TABLE "session"
  ADD CONSTRAINT "session_lifetime_check" CHECK ("expires_at" > "created_at");

ALTER TABLE "pending_registration"
  ADD CONSTRAINT "pending_registration_email_key_check" CHECK ("email_key" = lower("email_key")),
  ADD CONSTRAINT "pending_registration_lifetime_check" CHECK ("expires_at" > "created_at");

ALTER TABLE "one_time_token"
  ADD CONSTRAINT "one_time_token_purpose_check" CHECK ("purpose" IN ('activation', 'email_change',
    'password_reset', 'newsletter_doi', 'newsletter_edit', 'invitation', 'token_sso', 'not_me')),
  ADD CONSTRAINT "one_time_token_hash_check" CHECK ("token_hash" ~ '^[A-Za-z0-9_-]{43}$'),
  ADD CONSTRAINT "one_time_token_once_check" CHECK ("consumed_at" IS NULL OR "superseded_at" IS NULL);

ALTER TABLE "email_change"
  ADD CONSTRAINT "email_change_outcome_check" CHECK ("confirmed_at" IS NULL OR "cancelled_at" IS NULL);

ALTER TABLE "newsletter_user"
  ADD CONSTRAINT "newsletter_user_email_key_check" CHECK ("email_key" = lower("email_key")),
  ADD CONSTRAINT "newsletter_user_suppress_check" CHECK (("suppressed_at" IS NULL) = ("suppress_reason" IS NULL));

ALTER TABLE "newsletter_subscription"
  ADD CONSTRAINT "newsletter_subscription_state_check"
    CHECK ("state" IN ('registered', 'mail_sent', 'confirmed', 'paused', 'unsubscribed')),
  ADD CONSTRAINT "newsletter_subscription_date_check"
    CHECK (("state" IN ('confirmed', 'paused')) = ("optin_confirmation_date" IS NOT NULL)),
  ADD CONSTRAINT "newsletter_subscription_reason_check"
    CHECK ("reason" IN ('001', '002', '003', '004', '005', '006')),
  ADD CONSTRAINT "newsletter_subscription_reason_text_check" CHECK (char_length("reason_text") <= 500);

ALTER TABLE "consent_event"
  ADD CONSTRAINT "consent_event_type_check" CHECK ("type" IN ('requested', 'confirmed', 'unsubscribed', 'changed',
    'suppressed', 'paused', 'resumed', 'denied'));

ALTER TABLE "shared_subscription"
  ADD CONSTRAINT "shared_subscription_type_check" CHECK ("type" IN ('family', 'company')),
  ADD CONSTRAINT "shared_subscription_status_check" CHECK ("status" IN ('live', 'ended')),
  ADD CONSTRAINT "shared_subscription_max_check" CHECK ("max_members" >= 0);

ALTER TABLE "shared_seat"
  ADD CONSTRAINT "shared_seat_status_check" CHECK ("status" IN ('invited', 'accepted', 'activated', 'declined',
    'expired', 'revoked', 'quit', 'ended')),
  ADD CONSTRAINT "shared_seat_activated_check" CHECK ("status" <> 'activated' OR "account_id" IS NOT NULL),
  ADD CONSTRAINT "shared_seat_email_key_check" CHECK ("email_key" = lower("email_key"));

ALTER TABLE "setting"
  ADD CONSTRAINT "setting_name_check" CHECK ("name" ~ '^[a-z0-9_.-]{1,64}$'),
  ADD CONSTRAINT "setting_value_check" CHECK (octet_length("value") <= 2048);

ALTER TABLE "rate_limit" ADD CONSTRAINT "rate_limit_count_check" CHECK ("count" > 0);
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_attempts_check" CHECK ("attempts" >= 0);
ALTER TABLE "mail_log" ADD CONSTRAINT "mail_log_state_check"
  CHECK ("state" IN ('submitted', 'delivered', 'bounced', 'complained', 'failed'));
ALTER TABLE "suppression" ADD CONSTRAINT "suppression_scope_check" CHECK ("scope" IN ('newsletter', 'invitation'));

-- Append-only: proof and history are never rewritten, except by the retention job, which says so for its transaction.
CREATE FUNCTION refuse_rewrite() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('app.retention', true) = 'on' THEN
    RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
  END IF;
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END
$$;
CREATE TRIGGER "consent_event_append_only" BEFORE UPDATE OR DELETE ON "consent_event"
  FOR EACH ROW EXECUTE FUNCTION refuse_rewrite();
CREATE TRIGGER "shared_event_append_only" BEFORE UPDATE OR DELETE ON "shared_event"
  FOR EACH ROW EXECUTE FUNCTION refuse_rewrite();
CREATE TRIGGER "audit_event_append_only" BEFORE UPDATE OR DELETE ON "audit_event"
  FOR EACH ROW EXECUTE FUNCTION refuse_rewrite();
