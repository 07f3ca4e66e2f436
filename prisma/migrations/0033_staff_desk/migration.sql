-- CreateTable
CREATE TABLE "staff_session" (
    "id" UUID NOT NULL,
    "token_hash" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "role" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "staff_session_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "staff_act" (
    "id" UUID NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "subject" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "role" TEXT NOT NULL,
    "act" TEXT NOT NULL,
    "reason" TEXT NOT NULL,
    "identified" TEXT NOT NULL,
    "account_id" UUID,
    "detail" JSONB NOT NULL DEFAULT '{}',

    CONSTRAINT "staff_act_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "staff_request" (
    "id" UUID NOT NULL,
    "account_id" UUID NOT NULL,
    "act" TEXT NOT NULL,
    "reason" TEXT NOT NULL,
    "identified" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "requested_at" TIMESTAMPTZ(3) NOT NULL,
    "decided_at" TIMESTAMPTZ(3),
    "decided_subject" TEXT,
    "decision" TEXT,
    "detail" JSONB NOT NULL DEFAULT '{}',

    CONSTRAINT "staff_request_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "staff_note" (
    "id" UUID NOT NULL,
    "account_id" UUID NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "subject" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "text" TEXT NOT NULL,

    CONSTRAINT "staff_note_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "granted_access" (
    "id" UUID NOT NULL,
    "account_id" UUID,
    "edition" TEXT NOT NULL,
    "right_code" TEXT NOT NULL,
    "began_at" TIMESTAMPTZ(3) NOT NULL,
    "ends_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "granted_access_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "staff_session_token_hash_key" ON "staff_session"("token_hash");

-- CreateIndex
CREATE INDEX "staff_session_expires_at_idx" ON "staff_session"("expires_at");

-- CreateIndex
CREATE INDEX "staff_act_account_id_at_idx" ON "staff_act"("account_id", "at");

-- CreateIndex
CREATE INDEX "staff_act_at_idx" ON "staff_act"("at");

-- CreateIndex
CREATE INDEX "staff_act_subject_at_idx" ON "staff_act"("subject", "at");

-- CreateIndex
CREATE INDEX "staff_request_account_id_idx" ON "staff_request"("account_id");

-- CreateIndex
CREATE INDEX "staff_request_decided_at_idx" ON "staff_request"("decided_at", "requested_at");

-- CreateIndex
CREATE INDEX "staff_note_account_id_at_idx" ON "staff_note"("account_id", "at");

-- CreateIndex
CREATE INDEX "granted_access_account_id_ends_at_idx" ON "granted_access"("account_id", "ends_at");

-- CreateIndex
CREATE INDEX "granted_access_ends_at_idx" ON "granted_access"("ends_at");

-- AddForeignKey
ALTER TABLE "staff_request" ADD CONSTRAINT "staff_request_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "staff_note" ADD CONSTRAINT "staff_note_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "granted_access" ADD CONSTRAINT "granted_access_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- By hand: staff cannot change what is on record of them; only retention, which says so for its transaction, removes it.
CREATE TRIGGER "staff_act_append_only" BEFORE UPDATE OR DELETE ON "staff_act"
  FOR EACH ROW EXECUTE FUNCTION refuse_rewrite();
CREATE TRIGGER "staff_note_append_only" BEFORE UPDATE ON "staff_note"
  FOR EACH ROW EXECUTE FUNCTION refuse_rewrite();
-- With the account, which the foreign key sees to, notes go as well.
CREATE TRIGGER "staff_note_kept" BEFORE DELETE ON "staff_note"
  FOR EACH ROW WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION refuse_rewrite();

-- By hand: the columns hold what the code knows, and nothing else.
ALTER TABLE "staff_session" ADD CONSTRAINT "staff_session_role_check" CHECK ("role" IN ('service', 'lead', 'auditor'));
ALTER TABLE "staff_act" ADD CONSTRAINT "staff_act_role_check" CHECK ("role" IN ('service', 'lead', 'auditor'));
ALTER TABLE "staff_request"
  ADD CONSTRAINT "staff_request_decision_check" CHECK ("decision" IN ('done', 'refused')),
  ADD CONSTRAINT "staff_request_decided_check" CHECK (("decision" IS NULL) = ("decided_at" IS NULL)),
  ADD CONSTRAINT "staff_request_second_person_check" CHECK ("decided_subject" <> "subject" OR "decision" = 'refused');
ALTER TABLE "granted_access" ADD CONSTRAINT "granted_access_end_check" CHECK ("ends_at" > "began_at");

-- By hand: what is known of a case is its newest line.
CREATE INDEX "staff_act_case_idx" ON "staff_act"((detail->>'case'), "at" DESC) WHERE act IN ('case.taken', 'case.closed');
