-- AlterTable
ALTER TABLE "rights_copy" ADD COLUMN     "event_at" TIMESTAMPTZ(3);
