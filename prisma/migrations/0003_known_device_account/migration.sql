-- CreateIndex
CREATE INDEX "known_device_account_id_idx" ON "known_device"("account_id");
