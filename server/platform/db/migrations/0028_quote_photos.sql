CREATE TABLE "quote_photos" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"file_name" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"byte_size" integer NOT NULL,
	"cart_id" uuid,
	"item_id" uuid,
	"find_key" uuid,
	"request_line_id" uuid,
	"request_key" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "quote_photos_place_check" CHECK (num_nonnulls("quote_photos"."item_id", "quote_photos"."find_key", "quote_photos"."request_line_id") = 1),
	CONSTRAINT "quote_photos_list_check" CHECK (("quote_photos"."cart_id" is null) = ("quote_photos"."request_line_id" is not null))
);
--> statement-breakpoint
ALTER TABLE "quote_photos" ADD CONSTRAINT "quote_photos_cart_id_shopping_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."shopping_carts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_photos" ADD CONSTRAINT "quote_photos_item_id_cart_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."cart_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_photos" ADD CONSTRAINT "quote_photos_request_line_id_quote_request_lines_id_fk" FOREIGN KEY ("request_line_id") REFERENCES "public"."quote_request_lines"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "quote_photos_cart_id_index" ON "quote_photos" USING btree ("cart_id");--> statement-breakpoint
CREATE INDEX "quote_photos_item_id_index" ON "quote_photos" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "quote_photos_request_line_id_index" ON "quote_photos" USING btree ("request_line_id");--> statement-breakpoint
CREATE UNIQUE INDEX "quote_photos_key" ON "quote_photos" USING btree ("cart_id","request_key");--> statement-breakpoint
ALTER TABLE "quote_request_lines" DROP COLUMN "photo_url";--> statement-breakpoint
ALTER TABLE "cart_items" DROP COLUMN "photo_url";