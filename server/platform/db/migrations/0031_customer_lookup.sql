CREATE INDEX "conversations_customer_email" ON "conversations" USING btree (lower("customer_email"));--> statement-breakpoint
CREATE INDEX "conversations_customer_digits" ON "conversations" USING btree (regexp_replace("customer_phone", '[^0-9+]', '', 'g'));--> statement-breakpoint
CREATE INDEX "contact_messages_customer_email" ON "contact_messages" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "contact_messages_phone_index" ON "contact_messages" USING btree ("phone");