-- CreateTable
CREATE TABLE "metered_article" (
    "account_id" UUID NOT NULL,
    "edition" TEXT NOT NULL,
    "month" TEXT NOT NULL,
    "article_id" TEXT NOT NULL,
    "opened_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "metered_article_pkey" PRIMARY KEY ("account_id","edition","month","article_id")
);

-- CreateTable
CREATE TABLE "article_gift" (
    "id" UUID NOT NULL,
    "account_id" UUID NOT NULL,
    "edition" TEXT NOT NULL,
    "article_id" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "url" TEXT NOT NULL,
    "token_hash" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "revoked_at" TIMESTAMPTZ(3),
    "readings" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "article_gift_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "metered_article_opened_at_idx" ON "metered_article"("opened_at");

-- CreateIndex
CREATE UNIQUE INDEX "article_gift_token_hash_key" ON "article_gift"("token_hash");

-- CreateIndex
CREATE INDEX "article_gift_account_created_idx" ON "article_gift"("account_id", "created_at");

-- CreateIndex
CREATE INDEX "article_gift_created_at_idx" ON "article_gift"("created_at");

-- AddForeignKey
ALTER TABLE "metered_article" ADD CONSTRAINT "metered_article_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "article_gift" ADD CONSTRAINT "article_gift_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;
