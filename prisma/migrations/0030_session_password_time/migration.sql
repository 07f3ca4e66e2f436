-- AlterTable
ALTER TABLE "session" ADD COLUMN     "password_time" TIMESTAMPTZ(3);
