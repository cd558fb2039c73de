DROP INDEX "product_listing_price";--> statement-breakpoint
DROP INDEX "product_listing_price_down";--> statement-breakpoint
DROP INDEX "product_listing_category_price";--> statement-breakpoint
DROP INDEX "product_listing_category_price_down";--> statement-breakpoint
ALTER TABLE "product_listing" ADD COLUMN "price_usd" double precision;--> statement-breakpoint
CREATE INDEX "product_listing_price" ON "product_listing" USING btree ("price_rank","price_usd","product_id");--> statement-breakpoint
CREATE INDEX "product_listing_price_down" ON "product_listing" USING btree ("price_rank","price_usd" DESC NULLS FIRST,"product_id");--> statement-breakpoint
CREATE INDEX "product_listing_category_price" ON "product_listing" USING btree ("category_id","price_rank","price_usd","product_id");--> statement-breakpoint
CREATE INDEX "product_listing_category_price_down" ON "product_listing" USING btree ("category_id","price_rank","price_usd" DESC NULLS FIRST,"product_id");