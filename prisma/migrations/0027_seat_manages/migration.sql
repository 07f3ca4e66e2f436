-- AlterTable
ALTER TABLE "shared_seat" ADD COLUMN "manages" BOOLEAN NOT NULL DEFAULT false;
