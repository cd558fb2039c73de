ALTER TABLE "order_facts" DROP CONSTRAINT "order_facts_orderId_shipmentId_step_position_unique";--> statement-breakpoint
ALTER TABLE "order_facts" ADD COLUMN "line_id" text;--> statement-breakpoint
ALTER TABLE "order_facts" ADD CONSTRAINT "order_facts_orderId_shipmentId_lineId_step_position_unique" UNIQUE NULLS NOT DISTINCT("order_id","shipment_id","line_id","step","position");