CREATE INDEX "conversations_product_id_index" ON "conversations" USING btree ("product_id") WHERE "conversations"."product_id" is not null;--> statement-breakpoint
CREATE INDEX "contact_messages_product_id_index" ON "contact_messages" USING btree ("product_id") WHERE "contact_messages"."product_id" is not null;--> statement-breakpoint
CREATE INDEX "product_inquiries_contact_message_id_index" ON "product_inquiries" USING btree ("contact_message_id");--> statement-breakpoint
CREATE INDEX "quote_requests_conversation_id_index" ON "quote_requests" USING btree ("conversation_id") WHERE "quote_requests"."conversation_id" is not null;--> statement-breakpoint
CREATE INDEX "quote_requests_contact_message_id_index" ON "quote_requests" USING btree ("contact_message_id") WHERE "quote_requests"."contact_message_id" is not null;--> statement-breakpoint
CREATE INDEX "cart_items_product_id_index" ON "cart_items" USING btree ("product_id");