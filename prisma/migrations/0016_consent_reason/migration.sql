-- AlterTable
ALTER TABLE "consent_event" ADD COLUMN     "reason" TEXT,
ADD COLUMN     "reason_text" TEXT;

-- By hand: as on newsletter_subscription. Rows so far have none, so that nothing is left to validate.
ALTER TABLE "consent_event"
  ADD CONSTRAINT "consent_event_reason_check" CHECK ("reason" IN ('001', '002', '003', '004', '005', '006')) NOT VALID,
  ADD CONSTRAINT "consent_event_reason_text_check" CHECK (char_length("reason_text") <= 500) NOT VALID;
