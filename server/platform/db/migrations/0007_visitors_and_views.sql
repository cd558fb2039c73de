ALTER TABLE "product_views" DROP CONSTRAINT "product_views_session_id_visitor_sessions_id_fk";
--> statement-breakpoint
DROP INDEX "product_views_session_id_index";--> statement-breakpoint
ALTER TABLE "product_views" DROP CONSTRAINT "product_views_product_id_session_id_day_pk";--> statement-breakpoint
ALTER TABLE "product_views" RENAME COLUMN "session_id" TO "viewer_id";--> statement-breakpoint
ALTER TABLE "product_views" ADD CONSTRAINT "product_views_product_id_viewer_id_day_pk" PRIMARY KEY("product_id","viewer_id","day");--> statement-breakpoint
CREATE INDEX "contact_messages_session_id_index" ON "contact_messages" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "product_views_day_index" ON "product_views" USING btree ("day");--> statement-breakpoint
CREATE INDEX "visitor_sessions_last_seen_at_index" ON "visitor_sessions" USING btree ("last_seen_at");
