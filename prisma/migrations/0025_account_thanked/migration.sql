-- AlterTable
ALTER TABLE "account" ADD COLUMN     "thanked_at" TIMESTAMPTZ(3);
