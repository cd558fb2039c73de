-- A changed row stays on its page, where PostgreSQL removes old versions by itself, without waiting for autovacuum.
ALTER TABLE "products" SET (fillfactor = 70);
