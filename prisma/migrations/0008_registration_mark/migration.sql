-- AlterTable
ALTER TABLE "pending_registration" ADD COLUMN     "mark_hash" TEXT;
